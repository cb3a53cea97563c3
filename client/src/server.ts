/** The server that the page was loaded from. */

import { createServer } from "./protocol/games";
import { createTransport } from "./protocol/transport";
import { texts } from "./texts/texts.svelte";

export const server = createServer(createTransport("api"), () => texts.language);
