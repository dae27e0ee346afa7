/** The demo's banners; their pictures are drawn by the player site's build. */
import type { Database } from '@bahati/server-kit/database.ts';
import { demoBanners } from '#seed/demo/demo-banners.ts';

/** What an operator has changed since stays as he left it. */
export async function seedBanners(owner: Database): Promise<void> {
  for (const [position, banner] of demoBanners.entries()) {
    const { code, groupName, scene, title, text, action, linkageType } = banner;
    await owner.query(
      `INSERT INTO banners (code, group_name, wide_url, tall_url, title_en, title_sw, text_en,
         text_sw, action_en, action_sw, linkage_type, linkage, position, announcement_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
         (SELECT id FROM announcements WHERE code = $14))
       ON CONFLICT (code) DO NOTHING`,
      [
        code,
        groupName,
        `/scene/${scene}-wide.svg`,
        `/scene/${scene}-tall.svg`,
        title.en,
        title.sw,
        text.en,
        text.sw,
        action?.en ?? '',
        action?.sw ?? '',
        linkageType,
        banner.linkage ?? null,
        position,
        banner.announcement ?? null,
      ],
    );
  }
}
