import { expect, it } from 'vitest';
import { RenderQueue } from '../platform/queue/render-queue.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { RenderMetrics } from './render-metrics.ts';

it('times are those of files that were made; who was turned away is counted alone', async () => {
  const metrics = new RenderMetrics();
  const times = { queue: 0.2, print: 1, merge: 0.02, total: 1.3, pages: 4 };
  const call = { call: 'render', format: 'pdf', bytes: 10, rows: 2 };
  metrics.recordEnd({ ...call, outcome: 'ok', times });
  metrics.recordEnd({ ...call, outcome: 'render_timeout', times: { ...times, queue: 40 } });
  const nothing = { queue: 0, print: 0, merge: 0, total: 0, pages: 0 };
  metrics.recordEnd({ ...call, outcome: 'render_busy', times: nothing });
  const text = await metrics.text(new RenderQueue({ slots: 1, spare: 0, waiting: 1 }), testBrowser());
  const lines = text.split('\n');
  for (const line of [
    'lienzo_render_requests_total{call="render",format="pdf",outcome="render_busy"} 1',
    '# TYPE lienzo_render_seconds histogram',
    'lienzo_render_seconds_bucket{le="1",format="pdf"} 0',
    'lienzo_render_seconds_bucket{le="2.5",format="pdf"} 1',
    'lienzo_render_seconds_bucket{le="+Inf",format="pdf"} 1',
    'lienzo_render_seconds_sum{format="pdf"} 1.3',
    'lienzo_render_seconds_count{format="pdf"} 1',
    'lienzo_render_stage_seconds_bucket{le="0.25",stage="queue"} 1',
    'lienzo_render_stage_seconds_bucket{le="60",stage="queue"} 2',
    'lienzo_render_stage_seconds_count{stage="merge"} 2',
  ])
    expect(lines).toContain(line);
});
