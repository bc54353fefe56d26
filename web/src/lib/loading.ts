/** Parts of the client that are loaded when they are needed: pages, and the words of a language. */

/** A part could not be loaded: the server is out of reach, or has a newer client by now. */
export class NotLoaded extends Error {}

export async function loading<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    // Its words are the browser's, and differ from one to the next; whoever looks for the cause finds it here.
    throw new NotLoaded('A part of the page could not be loaded.', { cause: error });
  }
}
