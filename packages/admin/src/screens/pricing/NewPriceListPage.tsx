import { PriceListsPage } from './PriceListsPage'
import { PriceListWizard } from './PriceListWizard'

/** A new price list, in steps over the list of them. */
export function NewPriceListPage() {
  return (
    <>
      <PriceListsPage />
      <PriceListWizard />
    </>
  )
}
