/**
 * Which of the client's modules come in one file. Left to itself the build makes a file of everything that two pages
 * share, some eighty for a first game: each costs its headers, a turn in the queue, and what packing could have learned
 * from its neighbours.
 */
interface Module {
  importedIds: readonly string[];
}
type Look = (id: string) => Module | null;

/** Everything that comes with a module, whether it is used at once or not. */
export function reach(entry: string, look: Look): Set<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(look(id)?.importedIds ?? []));
  }
  return found;
}

interface Roots {
  entry: string;
  start: string;
  table: string;
  /** The compositions of the board, of which a window shows one. */
  boards: string[];
}
interface Context {
  getModuleInfo: Look;
}

/**
 * The file of a module: `shell` is what every first page needs, `table` what a game needs besides, with all that
 * more than one composition of its board has. Whatever else there is comes with its page, or its composition.
 */
export function parts({ entry, start, table, boards }: Roots): (id: string, context: Context) => string | null {
  let shell: Set<string> | undefined;
  let game: Set<string> | undefined;
  // Pages are asked for by their names, and stay files of their own; so does the entry, of which the build would leave an
  // empty file and then none, though the service worker was told its name.
  const page = (id: string) => /\/pages\/(start\/)?[A-Z]\w+\.svelte/.test(id);
  return (id, context) => {
    if (!shell || !game) {
      const look = (one: string) => context.getModuleInfo(one);
      shell = new Set([...reach(entry, look), ...reach(start, look)]);
      game = reach(table, look);
      const seen = new Set<string>();
      for (const id of boards.flatMap((board) => [...reach(board, look)])) (seen.has(id) ? game : seen).add(id);
    }
    if (page(id) || id === entry) return null;
    if (shell.has(id)) return 'shell';
    return game.has(id) ? 'table' : null;
  };
}
