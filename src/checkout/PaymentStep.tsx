/** CHK-05: the payment. */
export function PaymentStep() {
  return null;
}
