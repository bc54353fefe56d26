/** Only one sheet lies over the page at a time: whatever comes up takes the place of what was open. */
export function closeSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
}
