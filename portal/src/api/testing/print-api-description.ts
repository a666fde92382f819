/** Prints the portal's `/openapi.json`, answered without a database. A program: who asks need not know the portal's types. */
import { createApp } from '../app.ts';
import { closedServices } from './closed-services.ts';

const response = await createApp(closedServices()).request('/openapi.json');
process.stdout.write(await response.text());
