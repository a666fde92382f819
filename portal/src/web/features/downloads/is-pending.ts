import type { Render } from '@lienzo/schema/api/render-endpoints';

export const isPending = ({ state }: Pick<Render, 'state'>): boolean =>
  state === 'queued' || state === 'running';
