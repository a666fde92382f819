import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PayrollFilters } from '../../shared/payroll/filters/payroll-filters';

/** To the main screen of capture, with what is chosen here. */
export function CaptureLink({ filters, children }: { filters: PayrollFilters; children: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/app/incidents_new" search={filters} {...props} />}
    >
      {children}
    </Button>
  );
}
