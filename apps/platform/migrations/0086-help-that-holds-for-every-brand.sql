-- owner: content
-- The help said that bets are taxed, which they are not, took a card for granted, gave a remembered
-- device no end, and named not all that a browser keeps. A topic that staff have written stays theirs.

WITH changes (code, old_en, new_en, old_sw, new_sw) AS (VALUES
    ('start', 'You are logged in at once.', 'You are then logged in.',
     'Utakuwa umeingia papo hapo.', 'Utakuwa umeingia.'),
    ('money', 'A card is paid on the payment page.', 'If you pay by card, you do it on the payment page.',
     'Kadi hulipwa kwenye ukurasa wa malipo.', 'Ukilipa kwa kadi, unalipa kwenye ukurasa wa malipo.'),
    ('money', 'The amount is put on hold at once. We check the request and pay it. If we do not pay it, we tell you why and the money goes back to your balance.',
     'The amount is put on hold. We check the request and pay it. If we reject it, we tell you why. If it is not paid, the money goes back to your balance.',
     'Kiasi kinashikiliwa mara moja. Tunakagua ombi na kulilipa. Tusipolilipa, tutakuambia sababu na pesa zitarudi kwenye salio lako.',
     'Kiasi kinashikiliwa. Tunakagua ombi na kulilipa. Tukilikataa, tutakuambia sababu. Lisipolipwa, pesa zitarudi kwenye salio lako.'),
    ('responsible', 'A lower limit starts at once,', 'A lower limit starts immediately,', '', ''),
    ('responsible', 'You then cannot bet or deposit, and nobody can end it early.',
     'You then cannot bet or deposit, and it cannot be ended early, even by customer service.',
     'Hutaweza kuweka dau wala pesa, na hakuna anayeweza kukatisha mapema.',
     'Hutaweza kuweka dau wala pesa, na haiwezi kukatishwa mapema, hata na huduma kwa wateja.'),
    ('term', 'Tell us at once if someone else may know them.',
     'Tell us immediately if someone else may know them.', '', ''),
    ('term', 'Taxes on deposits, bets and withdrawals are shown before you confirm.',
     'Taxes and fees on deposits and withdrawals are shown before you confirm.',
     'Kodi za kuweka pesa, madau na kutoa pesa zinaonyeshwa kabla hujathibitisha.',
     'Kodi na ada za kuweka na kutoa pesa zinaonyeshwa kabla hujathibitisha.'),
    ('privacy', 'Your language and theme, whether your balance is hidden, and your session until you close the tab or log out. If you choose to stay logged in on a device, a cookie keeps you logged in there until you log out.',
     'Your settings, such as language, theme, data saver and hidden balance, and your session until you close the tab or log out. If you choose to stay logged in on a device, a cookie keeps you logged in there for up to 60 days, or until you log out.',
     'Lugha na mwonekano wako, kama salio limefichwa, na kipindi chako hadi ufunge kichupo au utoke. Ukichagua kubaki umeingia kwenye kifaa, kuki (cookie) itakuweka ndani hadi utoke.',
     'Mipangilio yako, kama lugha, mwonekano, kuokoa data na kuficha salio, na kipindi chako hadi ufunge kichupo au utoke. Ukichagua kubaki umeingia kwenye kifaa, kuki (cookie) itakuweka ndani kwa hadi siku 60, au hadi utoke.')
), written AS (
  INSERT INTO help_versions (topic_id, version, title_en, title_sw, html_en, html_sw, written_by)
  SELECT topics.id, 3, before.title_en, before.title_sw, now_says.html_en, now_says.html_sw, 'system'
    FROM help_topics topics
    JOIN help_versions before
      ON before.topic_id = topics.id AND before.version = 2 AND before.written_by = 'system'
    CROSS JOIN LATERAL (
      WITH RECURSIVE numbered AS (
        SELECT row_number() OVER () AS place, changes.* FROM changes WHERE changes.code = topics.code
      ), steps (place, html_en, html_sw) AS (
        SELECT 0::bigint, before.html_en, before.html_sw
         UNION ALL
        SELECT numbered.place, replace(steps.html_en, old_en, new_en),
               replace(steps.html_sw, old_sw, new_sw)
          FROM steps JOIN numbered ON numbered.place = steps.place + 1
      )
      SELECT html_en, html_sw FROM steps ORDER BY place DESC LIMIT 1
    ) now_says
   WHERE topics.last_version = 2 AND topics.code IN (SELECT code FROM changes)
  RETURNING topic_id
)
UPDATE help_topics
   SET last_version = 3,
       -- A topic that staff took off the site stays off it.
       published_version = CASE WHEN published_version = 2 THEN 3 END
  FROM written WHERE written.topic_id = help_topics.id;
