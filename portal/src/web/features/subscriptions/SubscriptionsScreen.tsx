import { noticeMessages } from '@lienzo/schema/notices/notice-messages';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FailedState } from '../../shared/states/FailedState';
import { ScreenHead } from '../../shared/states/ScreenHead';
import { StatePanel } from '../../shared/states/StatePanel';
import { useDelayed } from '../../shared/states/use-delayed';
import { DigestField } from './DigestField';
import { SubscriptionList } from './SubscriptionList';
import { subscriptionsQuery } from './subscriptions-queries';

/** 'Suscripciones' (specification 2 §2): the followed folders, and the mails about them. */
export function SubscriptionsScreen() {
  const subscriptions = useQuery(subscriptionsQuery);
  const showSkeleton = useDelayed(subscriptions.isPending);
  return (
    <div>
      <ScreenHead title={noticeMessages.subscriptionsTitle} lead={noticeMessages.subscriptionsLead} />
      <Stack gap="xl">
        {showSkeleton && <Skeleton height={160} radius="lg" />}
        {subscriptions.isLoadingError && (
          <FailedState
            title={noticeMessages.subscriptionsFailed}
            error={subscriptions.error}
            retry={() => void subscriptions.refetch()}
          />
        )}
        {subscriptions.data?.length === 0 && (
          <StatePanel icon={IconFolder} text={noticeMessages.noSubscriptions}>
            <Button variant="default" renderRoot={(props) => <Link to="/app/directorio" {...props} />}>
              {noticeMessages.goToDirectory}
            </Button>
          </StatePanel>
        )}
        {subscriptions.data !== undefined && subscriptions.data.length > 0 && (
          <SubscriptionList subscriptions={subscriptions.data} />
        )}
        <DigestField />
      </Stack>
    </div>
  );
}
