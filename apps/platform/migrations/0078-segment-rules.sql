-- owner: content
-- Rules of segments ask for countries, tags and levels as well; those written before ask nothing of
-- them.
UPDATE segments SET rules = '{"countries": [], "tags": [], "kycLevels": []}' || rules;
UPDATE mailings
   SET audience = jsonb_set(audience, '{rules}',
         '{"countries": [], "tags": [], "kycLevels": []}' || (audience -> 'rules'))
 WHERE audience ->> 'kind' = 'segment';
