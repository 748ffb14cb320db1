import { PriceListWizard } from './PriceListWizard'
import { PriceListsPage } from './PriceListsPage'

/** A new price list, in steps over the list of them. */
export function NewPriceListPage() {
  return (
    <>
      <PriceListsPage />
      <PriceListWizard />
    </>
  )
}
