import { mount } from 'svelte';
import App from './App.svelte';
import { at } from './net/base';
import './shell/page.css';

const page = document.getElementById('page');
if (page) {
  page.replaceChildren();
  mount(App, { target: page });
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(at('sw.js'), { scope: at('') }).catch(() => undefined);
}
