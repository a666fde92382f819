import { z } from 'zod';
import { handleRequests } from '../threads/answer-thread.ts';
import { cleanAndCheckHtml } from './checked-html.ts';

handleRequests(async (message) => ({ reply: cleanAndCheckHtml(z.string().parse(message)), transfer: [] }));
