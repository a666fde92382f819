/** The services of the module of incident capture. */
import type { Handler as AnyHandler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';

export type IncidentServices = PlatformServices;
export type Handler<E> = AnyHandler<E, IncidentServices>;
