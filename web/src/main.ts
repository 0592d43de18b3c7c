import { mount } from 'svelte';
import App from './App.svelte';
import './shell/page.css';
import { installWorker } from './shell/worker';

const page = document.getElementById('page');
if (page) {
  page.replaceChildren();
  mount(App, { target: page });
}
if (import.meta.env.PROD) installWorker();
