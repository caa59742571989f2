/** What `live` needs of the browser; tests bring their own. */
export interface Wires {
  open: (address: string) => EventSource;
  poll: () => Promise<void>;
}

export interface Live {
  /** How many events have come; an answer to a request asked before the last of them is older than it. */
  readonly count: number;
  /** Whether the stream is open now. */
  readonly isOpen: boolean;
  close: () => void;
}

const pollPause = 2000;
const retryPause = 15000;

/**
 * Follows a stream of events named `game`. When it breaks the browser opens it again; until it does, and where streams do
 * not get through at all, the game is asked for every two seconds.
 */
export function live<Game>(
  address: string,
  heard: (game: Game) => void,
  state: (connected: boolean) => void,
  wires: Wires,
): Live {
  let count = 0;
  let closed = false;
  let isOpen = false;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    source = wires.open(address);
    source.addEventListener('open', () => {
      isOpen = true;
      clearTimeout(timer);
      timer = undefined;
      state(true);
    });
    source.addEventListener('game', (event) => {
      count++;
      heard(JSON.parse((event as MessageEvent<string>).data));
    });
    source.addEventListener('error', () => {
      isOpen = false;
      timer ??= setTimeout(poll, pollPause);
      // The browser gives up on answers that are no stream, and says so by this state.
      if (source.readyState === 2 && reopen === undefined) {
        reopen = setTimeout(() => {
          reopen = undefined;
          if (!closed) connect();
        }, retryPause);
      }
    });
  }

  async function poll() {
    try {
      await wires.poll();
      if (!closed) state(true);
    } catch {
      if (!closed) state(false);
    }
    timer = closed || isOpen ? undefined : setTimeout(poll, pollPause);
  }

  connect();
  return {
    get count() {
      return count;
    },
    get isOpen() {
      return isOpen;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(reopen);
      source.close();
    },
  };
}
