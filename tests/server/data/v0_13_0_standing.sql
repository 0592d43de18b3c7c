-- A database as 0.13.0 left it when it was killed: a standing bot has to act in the game under way. Never edit it.
PRAGMA application_id = 1416131183;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version INTEGER NOT NULL CHECK (version > 0),
        at REAL NOT NULL,
        told TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY ("table", version)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',1,1.7949415175247251988e+09,'{"is":"opened","terms":{"game":"strike","name":"Ann","options":{"first_player":"host_choice","start_die":"thrown","start_x":"reroll","collect":"mandatory","big_throw_when":"turn_start","big_throw_cause":"any","all_out":"draw","simul_points":"after_all","tournament_tie":"players_choose","pre_move":"off_walls_by_consent","supply_visibility":"visible","accidental_stack":"nudge"},"thrower":"luck","stand_in":"master"},"host":"ef4f3e429b7f89b5","seats":2}391b5ab985a09877d62f17627c842eb71c88cfc619b8e537ddc4494f141c1b9d',2733105819);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',2,1.7949415175247251988e+09,'{"is":"seated","seat":0,"name":"Ann","person":"ef4f3e429b7f89b5"}59a73aef30a636a1989aa51a607c93ee96892e149f17779d05f6f2fd31c1d1bc',696953890);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',3,1.7949415175247251988e+09,'{"is":"committed","id":"0bb2354294416dc44ce5a4aa76805667","round":1,"commitment":"e920f4b29fe2c9c00a6a508116f25572177df6721490f537d12becf52de9b562"}108d4504b3a11051772bb9555c1dd18df352a8ea04e42b9457009011edcfec53',3392238866);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',4,1.79494151858889961241e+09,'{"is":"seated","seat":1,"name":"Robin","person":"19b8d069a63d2734","program":true}e36763945f94c3b49cad39b2da2999ff7556460d96e509071ea9b0eef23393a1',3705830170);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',5,1.79494151861870694167e+09,'{"is":"key_promised","seat":0,"hash":"b75a552744949acb4c99e98cd3b648d25b075904a913742e855f9dfe223f4fe3"}7c85b26976d0e6e73d43e53349cd16ed7c20874501dbe33de81e0f34ee83bab6',3871664644);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',6,1.79494151862106919286e+09,'{"is":"start_wanted"}658f817e9ac09764f162de4ea167f1834d72e283ea1924e09f9c3f22aa85c35f',3253027911);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',7,1.79494151862106919286e+09,'{"is":"keys_asked","hashes":["b75a552744949acb4c99e98cd3b648d25b075904a913742e855f9dfe223f4fe3",null],"draft":"d4c1f5ef81d7a7c4b8794a6be8922637ada8f1ded7aa6ac8e8533897aa23c9db"}cfaaad4f2f3fd772d3d47493b42ca17f625f983642420b06212dcc38d7c7856e',4247464225);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',8,1.79494151863555693625e+09,'{"is":"game_began","id":"0bb2354294416dc44ce5a4aa76805667","number":1,"header":{"is":"header","game":"strike","seats":2,"options":[["first_player","host_choice"],["start_die","thrown"],["start_x","reroll"],["collect","mandatory"],["big_throw_when","turn_start"],["big_throw_cause","any"],["all_out","draw"],["simul_points","after_all"],["tournament_tie","players_choose"],["pre_move","off_walls_by_consent"],["supply_visibility","visible"],["accidental_stack","nudge"]],"first":0,"players":["Ann","Robin"],"bots":[null,null],"thrower":"luck","id":"0bb2354294416dc44ce5a4aa76805667","commitment":"e920f4b29fe2c9c00a6a508116f25572177df6721490f537d12becf52de9b562","keys":["1e602a9fc4f440546041a5243557b86bd9ab5fcf9ad92f27937ee833dcd1f0d2",null],"engine":"luck d570268f","version":2,"edition":"","round":1,"first_by":"host"},"places":[0,1]}08a7421406d452b14ad341c3d8ed851cb833b3dba164dbbae5792641eba921fa',1688154703);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',9,1.79494151876350736623e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[16,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":1,"hands":[[0,[16],"drop"]],"lying":[],"stacks":[]}}}ff63e42be6a709978b3798ded47a5705d6153adb0422f518edc9e3bd810f5587',389473727);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',10,1.79494151902824544903e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}49b538217d82380757d4b38190c6df818cada4b32494bd5329b1f0ab87193328',3111582578);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',11,1.79494151902824544903e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[7,"2"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":2,"hands":[[0,[7],"drop"]],"lying":[16],"stacks":[]}}}1d9468153740c4e308875e3551b4640c96598fbdfcd32134a2a0fa7d61829db7',1161028814);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',12,1.79494151906275558466e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}cf53f6752f7878fbd68a0734b0136a53c96a87d5dcc6a7e44fa91bee0fa4c687',1934198891);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',13,1.79494151913240027433e+09,'{"is":"entered","entry":{"is":"acted","seat":1,"action":{"is":"throw"},"manner":"toss"}}bbc8e068f87d11b5065395259bf6d42fb0031c5453d28b9f7767633a152b18ba',3322570523);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',14,1.79494151913240027433e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[15,"6"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":3,"hands":[[1,[15],"toss"]],"lying":[16,7],"stacks":[]}}}5d6e01b295d6b38ff008519ba8b343c1d25dfc863635d0721817940678cb919a',191494566);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',15,1.79494151920160889624e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"throw"}}}8b6065d0cbae9bd825560f5dcb688071ee697458eca84baa7066fc84a37c6547',2814564599);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',16,1.79494151920160889624e+09,'{"is":"entered","entry":{"is":"resolved","outcome":{"is":"landed","faces":[[6,"5"]],"out":[],"stacks":[],"nudged":[]},"draw":{"is":"luck_draw","number":4,"hands":[[0,[6],"drop"]],"lying":[7],"stacks":[]}}}bc9deb58a6c684a0b545807ad3403f54cafe8577b07ddacffaae44e1cdd2d6c5',2936882648);
INSERT INTO "events" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',17,1.79494151924055194858e+09,'{"is":"entered","entry":{"is":"acted","seat":0,"action":{"is":"stop"}}}f33ebcaa5669f20dae377fc321042878a6e5ac03c01fea02b2cc171654e89c4c',3485333644);
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started REAL NOT NULL,
        ended REAL,
        UNIQUE ("table", number)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "games" VALUES('0bb2354294416dc44ce5a4aa76805667','gGDm_HIvyu2qAFVZOI5y-Q',1,'strike','',1.79494151865654611582e+09,NULL);
CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT;
INSERT INTO "ledger" VALUES(1,'0bb2354294416dc44ce5a4aa76805667','{"game":"0bb2354294416dc44ce5a4aa76805667","hash":"e920f4b29fe2c9c00a6a508116f25572177df6721490f537d12becf52de9b562","kind":"commitment","round":1}','43c49cc82a2424860131473b6257bb224d0d13d44a13bc459f2355dc3e9c8845');
CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','19b8d069a63d2734','fFH06KYvfW04oGa1','f12e1099a8574d7ae305100da43beef3','{"is":"ack","move":"fFH06KYvfW04oGa1","version":14}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','MLXhAtQTlsHrRYYX','326e278270db20cd0031230f2ae0d9a2','{"is":"ack","move":"MLXhAtQTlsHrRYYX","version":8}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','OjiSxQWCMbMVK4yI','df4974366e61c1779829a2ecabc73ddc','{"is":"ack","move":"OjiSxQWCMbMVK4yI","version":17}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','Qn1xL_7kTvnvY2yo','de4d96b620fc222bbf2f7ca9e4efdc6c','{"is":"ack","move":"Qn1xL_7kTvnvY2yo","version":16}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','RevkFA4t0gYJxgy-','12be6b4d367d4b015485a52b2f131c49','{"is":"ack","move":"RevkFA4t0gYJxgy-","version":11}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','Td54MRd-b_gK1xOh','78e910099d78dd47604e33a47f676841','{"is":"ack","move":"Td54MRd-b_gK1xOh","version":5}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','TqAyxM3T5QR3fcww','827327c6653c741b5e5e0463d5a2f8a9','{"is":"ack","move":"TqAyxM3T5QR3fcww","version":7}');
INSERT INTO "moves" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','ef4f3e429b7f89b5','uR5edpUHfX_yT8cr','04167cba3b19a1b00d49e9fff1054520','{"is":"ack","move":"uR5edpUHfX_yT8cr","version":12}');
CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('19b8d069a63d2734','Robin','bot','ef4f3e429b7f89b5','en',1.79494151748978972432e+09,1.79494151748978972432e+09);
INSERT INTO "people" VALUES('ef4f3e429b7f89b5','Ann','guest',NULL,'en',1.79494151745924973486e+09,1.79494151745924973486e+09);
CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT;
CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',1,'19b8d069a63d2734');
INSERT INTO "seats" VALUES('gGDm_HIvyu2qAFVZOI5y-Q',0,'ef4f3e429b7f89b5');
CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('0bb2354294416dc44ce5a4aa76805667',1,'gGDm_HIvyu2qAFVZOI5y-Q','56f3b815:HYzcDN56jKpMJEicwqJHi48onomctyeX6dFJ+xMXTV4lZxxKXFcRVz0f2VsXBd/VsLk6j5D9Xr1zvlAvJsjSuoQgu5JS3b4OwmMvOjqgvNYka8N8Ezl7Ms4uytY=');
CREATE TABLE sessions (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created REAL NOT NULL,
        seen REAL NOT NULL
    , label TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'9EAE01B72B97E8FB4FC5C3881D50B51C2BB416BD24667BA7A177F86425C47ABD','ef4f3e429b7f89b5','resume',1.79494151942738771436e+09,1.79494151942738771436e+09,'');
INSERT INTO "sessions" VALUES(X'9FD99D25638BAF791691E35CDB6E6411EA600CDDC127FD7DA704DF31FFC5A1E2','ef4f3e429b7f89b5','cookie',1.79494151745928478243e+09,1.79494151745928478243e+09,'');
INSERT INTO "sessions" VALUES(X'FCBEFBC12F9ACE199ED5C404E0A0319789267B70D22E61BDD21217B333A29A92','19b8d069a63d2734','token',1.79494151748981809616e+09,1.79494151748981809616e+09,'Robin');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created REAL NOT NULL,
        changed REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('gGDm_HIvyu2qAFVZOI5y-Q','playing','public','{"id":"gGDm_HIvyu2qAFVZOI5y-Q","name":"Ann","game":"strike","kind":"online","status":"playing","visibility":"public","host":"ef4f3e429b7f89b5","seats":[{"name":"Ann","person":"ef4f3e429b7f89b5"},{"name":"Robin","person":"19b8d069a63d2734","program":true}],"options":{},"first":0,"thrower":"luck","clock":"none"}',1.79494151752466845513e+09,1.79494151865654611582e+09);
CREATE INDEX sessions_of ON sessions (person, kind);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX seats_of ON seats (person);
CREATE INDEX sessions_by_use ON sessions (kind, seen);
CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END;
CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END;
COMMIT;
