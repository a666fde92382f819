import { z } from 'zod';
import { answerThread } from '../threads/answer-thread.ts';
import { checkedHtml } from './checked-html.ts';

answerThread(async (message) => ({ reply: checkedHtml(z.string().parse(message)), transfer: [] }));
