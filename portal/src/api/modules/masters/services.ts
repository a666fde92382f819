/** The services of the module of masters. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';

export type MasterServices = PlatformServices;

export type Handler<E> = AnyHandler<E, MasterServices>;
