import { useText } from '../text/use-text';

interface AmountProps {
  readonly amount: number;
  readonly measure: string;
}

/** Weight, volume or pieces; the measure comes from the menu in the customer's language. */
export const Amount = ({ amount, measure }: AmountProps) => {
  const t = useText();
  return <span>{t('product.amount', { amount, measure })}</span>;
};
