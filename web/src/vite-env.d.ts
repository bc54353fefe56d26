/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:palette.css';

/** Words of a game by their files, see plugins/words. */
declare module 'virtual:words/*' {
  const words: Record<string, string>;
  export default words;
}
