/** The services of the module of payroll products. */
import type { RenderServices } from '../renders/renders.ts';

export type ProductServices = RenderServices;
