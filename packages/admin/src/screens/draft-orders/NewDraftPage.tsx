import { DraftOrdersPage } from './DraftOrdersPage'
import { DraftWizard } from './DraftWizard'

/** A new draft, in steps over the list. */
export function NewDraftPage() {
  return (
    <>
      <DraftOrdersPage />
      <DraftWizard />
    </>
  )
}
