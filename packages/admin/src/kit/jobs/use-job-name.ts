import type { BatchJobType } from '@cartwright/contract'
import { jobTypeName } from '@cartwright/sdk/react'
import { useTranslation } from 'react-i18next'

const names: Record<BatchJobType, string> = {
  'customer-change': 'job_customer_change',
  'order-change': 'job_order_change',
  'product-change': 'job_product_change',
  'category-export': 'job_category_export',
  'customer-export': 'job_customer_export',
  'customer-import': 'job_customer_import',
  'customer-group-export': 'job_customer_group_export',
  'discount-export': 'job_discount_export',
  'discount-import': 'job_discount_import',
  'draft-order-export': 'job_draft_order_export',
  'gift-card-export': 'job_gift_card_export',
  'gift-card-import': 'job_gift_card_import',
  'import-undo': 'job_import_undo',
  'inventory-export': 'job_inventory_export',
  'inventory-import': 'job_inventory_import',
  'newsletter-export': 'job_newsletter_export',
  'order-export': 'job_order_export',
  'price-import': 'job_price_import',
  'price-list-export': 'job_price_list_export',
  'price-list-import': 'job_price_list_import',
  'product-export': 'job_product_export',
  'product-import': 'job_product_import',
}

/** All types of jobs that have a name. */
export const jobTypes = Object.keys(names)

/** The type of a job in words: "Product import". One that extensions brought is said as it is spelled. */
export function useJobName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const name = new Map<string, string>(Object.entries(names)).get(type)
    return name ? t(name) : jobTypeName(type)
  }
}
