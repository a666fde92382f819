import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import classes from './password.module.css';
import { PASSWORD_RULES } from './password-rules';

/** The checklist of rules of a new password. */
export function PasswordRules({
  password,
  own,
  id,
}: {
  password: string;
  /** Words that identify the user. */
  own: readonly string[];
  id: string;
}) {
  return (
    <div id={id}>
      <Text size="sm" c="dimmed" mb={4}>
        {passwordMessages.rules}
      </Text>
      <ul className={classes.rules}>
        {PASSWORD_RULES.map(({ text, isMet }) => {
          const met = isMet(password, own);
          const RuleIcon = met ? IconCircleCheck : IconCircle;
          return (
            <li key={text} data-met={met || undefined}>
              <RuleIcon size={17} stroke={1.7} aria-hidden />
              <span>{text}</span>
              <VisuallyHidden>{met ? passwordMessages.ruleMet : passwordMessages.ruleOpen}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
