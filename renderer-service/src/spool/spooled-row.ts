import type { Row } from '@lienzo/schema/data/column';
import { z } from 'zod';

/** A line that was checked when it came: only its shape is looked at again. */
const line = z.object({ row: z.custom<Row>((value) => typeof value === 'object' && value !== null) });

/** The row of a line of the request. */
export const parseSpooledRow = (text: string): Row => line.parse(JSON.parse(text)).row;
