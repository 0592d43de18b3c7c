import { mount } from 'svelte';
import '../src/shell/page.css';
import Signs from './Signs.svelte';

mount(Signs, { target: document.body });
