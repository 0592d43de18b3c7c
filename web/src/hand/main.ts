/** A phone as a hand: a small page of its own, without the box in 3D. */
import { mount } from 'svelte';
import '../shell/page.css';
import '../shell/Die.svelte'; // every game draws dice
import '../table/throw-names'; // what hands and their hints share comes with the page itself
import HandApp from './HandApp.svelte';
import './help';

const page = document.getElementById('page');
if (page) {
  page.replaceChildren();
  mount(HandApp, { target: page });
}
