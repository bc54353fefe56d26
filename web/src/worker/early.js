/**
 * Before anything is drawn: the light that was chosen on this device, so that a night page never flashes white; and what
 * the page of this address will need besides the shell, asked for while the shell is still on its way. Whatever is not
 * guessed here is fetched when it is wanted.
 */
/* What is asked for: files by the pattern of an address, files of words by language, files of a board by its window. */
const PLAN = /* PLAN */ null;

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage may be forbidden; the system's light and the browser's language are used then.
    return null;
  }
}

function ask(file) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
  if (link.rel === 'preload') link.setAttribute('as', 'style');
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const light = kept('lb-theme');
if (light === 'day' || light === 'night') document.documentElement.dataset.theme = light;

const page = PLAN?.find(({ address }) => new RegExp(address).test(location.pathname));
if (page) {
  const before = kept('lb-language');
  const spoken = (before ? [before] : navigator.languages).map((one) => one.split('-', 1)[0].toLowerCase());
  const language = spoken.find((one) => one in page.words) ?? 'en';
  const board = page.boards.find(({ fits }) => matchMedia(fits).matches);
  for (const file of [...page.words[language], ...page.files, ...(board?.files ?? [])]) ask(file);
}
