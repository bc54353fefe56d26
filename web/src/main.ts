/** Where the client starts: light, words and drawings first, then the page that the address asks for. */
import { mount } from 'svelte';
import 'virtual:palette.css';
import './styles/fonts.css';
import './styles/base.css';
import App from './App.svelte';
import { layOutSprite } from '$lib/art/sprite';
import { speech } from '$lib/i18n/index.svelte';
import '$lib/pointer';
import { registerWorker } from '$lib/pages/worker';

/** Until the browser has drawn what the page begins with. Where nobody looks nothing is drawn, and nobody waits. */
const drawn = () =>
  new Promise<void>((go) => {
    if (document.hidden) go();
    else requestAnimationFrame(() => setTimeout(go));
  });

await drawn();
await layOutSprite();
const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app.');
await speech.start('ui');
mount(App, { target });
registerWorker();
