import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The quoin under test: the checkout's, or what QUOIN_COMMAND names. */
export const command = process.env.QUOIN_COMMAND ?? resolve(import.meta.dirname, '../../quoin');

/** A real server on a free port with folders of its own. */
export class Server {
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'quoin-e2e-'));
  /** Where it looks for matches of the arena. */
  readonly arena = join(this.data, 'arena');
  address = '';

  /** @param more further options of `quoin serve` */
  constructor(private readonly more: readonly string[] = []) {}

  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : '0';
    const folders = ['--data', this.data, '--arena', this.arena];
    const options = [
      'serve',
      '--port',
      port,
      '--no-open',
      '--no-warm-up',
      '--rate',
      '0',
      ...folders,
      ...this.more,
    ];
    // A group of its own, so that whatever the launcher starts ends with it.
    this.process = spawn(command, options, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    const lines = createInterface({ input: this.process.stdout! });
    this.address = await new Promise<string>((found, failed) => {
      lines.once('line', (line) => found(line.trim().replace(/\/$/, '')));
      this.process!.once('exit', (code) =>
        failed(new Error(`the server ended with ${code} before it listened`)),
      );
    });
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running?.pid || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
