import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { call } from '../../../shared/api/call';
import { askFirst } from '../../../shared/dialogs/ask-first';

/** Replaces the certificates of these people; one that is not to be expected is asked about. */
export const saveCertificates = (body: BodyOf<typeof endpoints.set_incidents>) =>
  askFirst((confirmado) =>
    call(endpoints.set_incidents, { query: { incapacidad: 'true' }, body: { ...body, confirmado } }),
  );
