/** What the schema of a product's request says itself. */
export const productRuleMessages = {
  monthsReversed: 'El mes final va después del inicial.',
} as const;
