import { mount } from 'svelte';
import '../src/shell/page.css';
import Demo from './Demo.svelte';

mount(Demo, { target: document.body });
