import { mount } from 'svelte';
import App from './App.svelte';
import { fixBase } from './net/base';
import './shell/page.css';
import { installWorker } from './shell/worker';
import { inTab, useTransport } from './net/transport';

fixBase();

function show(): void {
  const page = document.getElementById('page');
  if (!page) return;
  page.replaceChildren();
  mount(App, { target: page });
}

if (inTab())
  void import('./tab/on-demand').then(({ tabOnDemand }) => {
    useTransport(tabOnDemand());
    show();
  });
else show();
if (import.meta.env.PROD) installWorker();
