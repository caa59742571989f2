/** One picture of a move being made, and how many milliseconds it stays. */
export interface Stage<Picture> {
  picture: Picture;
  lasts: number;
}

/** How long the steps of a computer's move take, in milliseconds. */
export const pace = { thought: 700, tile: 160, flip: 80, score: 400 };

/** Shows pictures one after another. Starting again, or `stop`, ends what is being shown. */
export class Stages<Picture> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (picture: Picture) => void) {}

  /** Shows every stage, then calls `done`. */
  run(stages: readonly Stage<Picture>[], done: () => void) {
    this.stop();
    const [first, ...rest] = stages;
    if (!first) {
      done();
      return;
    }
    this.show(first.picture);
    this.timer = setTimeout(() => this.run(rest, done), first.lasts);
  }

  stop() {
    clearTimeout(this.timer);
  }
}
