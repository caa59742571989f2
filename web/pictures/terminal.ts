import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { command } from '../e2e/server';

const xterm = resolve(import.meta.dirname, '../node_modules/@xterm/xterm');

/** A real terminal program whose screen the page shows with xterm.js. */
export class Terminal {
  private constructor(
    private readonly page: Page,
    private readonly program: ReturnType<typeof spawn>,
  ) {}

  /** Starts `quoin` with these arguments on a pseudo-terminal, which script(1) of util-linux provides. */
  static async start(page: Page, columns: number, rows: number, args: string[]): Promise<Terminal> {
    await page.setContent('<body style="margin: 0; padding: 12px; background: #16181d"><div></div></body>');
    await page.addStyleTag({ path: `${xterm}/css/xterm.css` });
    await page.addScriptTag({ path: `${xterm}/lib/xterm.js` });
    await page.evaluate(
      ([cols, rows]) => {
        const options = {
          cols,
          rows,
          fontFamily: 'monospace',
          fontSize: 15,
          theme: { background: '#16181d' },
        };
        const terminal = new (window as any).Terminal(options); // eslint-disable-line @typescript-eslint/no-explicit-any
        terminal.open(document.querySelector('div'));
        Object.assign(window, { terminal });
      },
      [columns, rows] as const,
    );
    const shell = `stty rows ${rows} cols ${columns}; exec '${command}' ${args.join(' ')}`;
    const program = spawn('script', ['--quiet', '--flush', '--return', '--command', shell, '/dev/null'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, TERM: 'xterm-256color' },
    });
    program.stdout!.setEncoding('utf8');
    program.stdout!.on('data', (text: string) => void page.evaluate(write, text));
    return new Terminal(page, program);
  }

  type(text: string): void {
    this.program.stdin!.write(text);
  }

  /** What the screen shows. */
  screen(): Promise<string> {
    return this.page.evaluate(read);
  }

  async shows(text: RegExp): Promise<void> {
    await expect.poll(() => this.screen(), { timeout: 30_000 }).toMatch(text);
  }

  /** Ends the program. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.program.once('exit', done));
    this.program.kill();
    await ended;
  }
}

function write(text: string): void {
  const { terminal } = window as unknown as { terminal: { write(text: string): void } };
  terminal.write(text);
}

function read(): string {
  interface Line {
    translateToString(trim: boolean): string;
  }
  const { terminal } = window as unknown as {
    terminal: { rows: number; buffer: { active: { getLine(row: number): Line | undefined } } };
  };
  const rows = Array.from({ length: terminal.rows }, (_, row) => terminal.buffer.active.getLine(row));
  return rows.map((row) => row?.translateToString(true) ?? '').join('\n');
}
