/** A phone as a hand: a small page of its own, without the box in 3D. */
import { mount } from 'svelte';
import '../shell/page.css';
import '../shell/Die.svelte'; // every game draws dice
import HandApp from './HandApp.svelte';

const page = document.getElementById('page');
if (page) {
  page.replaceChildren();
  mount(HandApp, { target: page });
}
