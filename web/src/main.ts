import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./settings.svelte";
import { load, reader } from "./words/index.svelte";
import "./theme.css";

dress();
document.documentElement.lang = reader.language;
await Promise.all([load("common"), load("web")]);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js"); // there is none on plain http
