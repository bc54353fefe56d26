/** A position in an address: `_` stands for the spaces, so that the line stays one word and can be read. */

export function positionLink(position: string): string {
  return `/position?${new URLSearchParams({ position: position.replaceAll(' ', '_') })}`;
}

export function positionIn(search: string): string {
  return new URLSearchParams(search).get('position')?.trim() ?? '';
}
