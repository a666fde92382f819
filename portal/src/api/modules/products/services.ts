/** The services of the module of payroll products. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { RenderServices } from '../renders/renders.ts';

export type ProductServices = RenderServices;
export type Handler<E> = AnyHandler<E, ProductServices>;
